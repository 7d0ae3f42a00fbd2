/// A storyboard with the scenes `Login`, of a title, a note, a button, a line and a list with a cell,
/// and `Help`, which is empty.
let mainStoryboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c1">
  <device id="retina4_7" orientation="portrait" appearance="light"/>
  <dependencies><plugIn identifier="com.apple.IBCocoaTouchPlugin" version="21505"/></dependencies>
  <scenes>
  <scene sceneID="s1"><objects>
  <viewController id="c1" customClass="Login" sceneMemberID="viewController">
  <view key="view" id="v1">
  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
  <subviews>
  <label text="Welcome" translatesAutoresizingMaskIntoConstraints="NO" id="t1">
  <rect key="frame" x="16" y="40" width="75" height="20.5"/></label>
  <label text="Note" translatesAutoresizingMaskIntoConstraints="NO" id="n1">
  <rect key="frame" x="16" y="68.5" width="37" height="20.5"/></label>
  <label text="Sign in" translatesAutoresizingMaskIntoConstraints="NO" id="b1">
  <rect key="frame" x="16" y="97" width="55" height="20.5"/></label>
  <view id="l1"><rect key="frame" x="0" y="200" width="375" height="1"/></view>
  <tableView id="w1"><rect key="frame" x="0" y="300" width="375" height="300"/>
  <prototypes><tableViewCell id="e1"><rect key="frame" x="0.0" y="28" width="375" height="44"/>
  <tableViewCellContentView key="contentView" id="e2">
  <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/></tableViewCellContentView>
  </tableViewCell></prototypes></tableView>
  </subviews>
  <viewLayoutGuide key="safeArea" id="g1"/>
  <constraints>
  <constraint firstItem="t1" firstAttribute="leading" secondItem="g1" secondAttribute="leading" constant="16" id="k1"/>
  <constraint firstItem="t1" firstAttribute="top" secondItem="g1" secondAttribute="top" constant="20" id="k2"/>
  <constraint firstItem="n1" firstAttribute="leading" secondItem="t1" secondAttribute="leading" id="k3"/>
  <constraint firstItem="n1" firstAttribute="top" secondItem="t1" secondAttribute="bottom" constant="8" id="k4"/>
  <constraint firstItem="b1" firstAttribute="leading" secondItem="n1" secondAttribute="leading" id="k5"/>
  <constraint firstItem="b1" firstAttribute="top" secondItem="n1" secondAttribute="bottom" constant="8" id="k6"/>
  </constraints>
  </view>
  <connections>
  <outlet property="titleLabel" destination="t1" id="o1"/>
  <outlet property="note" destination="n1" id="o2"/>
  </connections>
  </viewController></objects><point key="canvasLocation" x="120" y="40"/></scene>
  \(emptyScene("s2", controller: "c2", attributes: #" customClass="Help""#))
  </scenes>
  </document>

  """

/// A scene of an empty view.
func emptyScene(_ id: String, controller: String, attributes: String = "") -> String {
  """
  <scene sceneID="\(id)"><objects>
  <viewController id="\(controller)"\(attributes) sceneMemberID="viewController">
  <view key="view" id="\(controller)-view">
  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
  </viewController></objects></scene>

  """
}

/// The line of ``mainStoryboard`` with a constraint of that id.
func constraintLine(_ id: String) -> String {
  let line = mainStoryboard.split(separator: "\n").first { $0.contains("id=\"\(id)\"") }
  return line.map { "\($0)\n" } ?? ""
}

/// A xib with a view, whose label is so far from its top, in points.
func badgeXib(top: Int) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait" appearance="light"/>
  <objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
  <view id="v1" customClass="Badge"><rect key="frame" x="0.0" y="0.0" width="120" height="60"/>
  <subviews>
  <label text="New" translatesAutoresizingMaskIntoConstraints="NO" id="t1">
  <rect key="frame" x="8" y="\(top)" width="30" height="20.5"/></label>
  </subviews>
  <constraints>
  <constraint firstItem="t1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="8" id="k1"/>
  <constraint firstItem="t1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="\(top)" id="k2"/>
  </constraints>
  </view>
  </objects>
  </document>

  """
}
