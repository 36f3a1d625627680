/** Masks an address so that its owner recognizes it, while others learn only the domain. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = '', ...rest] = Array.from(address.slice(0, Math.max(at, 0)));
  return `${rest.length > 0 ? first : ''}•••${at < 0 ? '' : address.slice(at)}`;
}
