/** What the studio is told with its page (`<script type="application/json" id="lectern-studio">`). */
export interface StudioStart {
  /** The organisation whose site is worked on. */
  siteOrgNo: string;
  siteName: string;
  /** Where the published site is on this host: "/org/1001", or "" on a host of its own. */
  base: string;
  /** The language that the studio speaks. */
  locale: string;
  viewer: { id: string; name: string; isOperator: boolean };
  /** With it a script may add a style element; the policy of the page allows no others. */
  styleNonce: string;
}
