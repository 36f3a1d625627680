/** A masked address: its owner recognizes it, others learn the domain only. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = '', ...rest] = Array.from(address.slice(0, Math.max(at, 0)));
  return `${rest.length > 0 ? first : ''}•••${at < 0 ? '' : address.slice(at)}`;
}
