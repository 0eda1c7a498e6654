/** Whether the keyboard has a Command key, for the words of shortcuts. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}
