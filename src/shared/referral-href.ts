/** Where one signs up with a referral code. */
export function referralHref(code: string): string {
  return `/register?referralCode=${encodeURIComponent(code)}`;
}
