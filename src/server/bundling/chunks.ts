/**
 * How the browser's code is cut. The libraries change seldom and are kept apart; the frame of every page is one file
 * rather than six small ones, which compress worse; each other block is a file of its own, loaded by the screens that use it.
 */
export const chunks = [
  { name: "libraries", test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|swr|use-sync-external-store|dequal|styled-components|@emotion|stylis|tslib|css-to-react-native|postcss-value-parser|csstype)\// },
  { name: "frame", test: /src\/(?!renderer\/confirm|blocks\/parts\/rich-text)(renderer|site|browser|generated\/blocks|generated\/client|forms\/definition|blocks\/(parts|site-header|site-footer|search-box))/ },
];
