/** How far apart digits lie after each letter: RFC 3492, section 6.1. */
function adapt(delta: number, count: number, isFirst: boolean): number {
  let scaled = Math.floor(delta / (isFirst ? 700 : 2));
  scaled += Math.floor(scaled / count);
  let k = 0;
  for (; scaled > 455; k += 36) scaled = Math.floor(scaled / 35);
  return k + Math.floor((36 * scaled) / (scaled + 38));
}

/** Decodes what follows `xn--`: RFC 3492, section 6.2. Undefined if it isn't Punycode. */
function decodePunycode(text: string): string | undefined {
  const basic = Math.max(text.lastIndexOf('-'), 0);
  const letters = Array.from(text.slice(0, basic));
  const digits = text.slice(basic > 0 ? basic + 1 : 0);
  let [code, place, bias] = [128, 0, 72];
  for (let at = 0; at < digits.length;) {
    const before = place;
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = Number.parseInt(digits[at++] ?? '', 36);
      if (Number.isNaN(digit)) return undefined;
      // Letters stand for 0 to 25 and digits for 26 to 35, the other way round than in numbers.
      const value = digit < 10 ? digit + 26 : digit - 10;
      place += value * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (value < threshold) break;
      weight *= 36 - threshold;
    }
    const count = letters.length + 1;
    bias = adapt(place - before, count, before === 0);
    code += Math.floor(place / count);
    place %= count;
    if (code > 0x10_ff_ff) return undefined;
    letters.splice(place++, 0, String.fromCodePoint(code));
  }
  return letters.join('');
}

function readableLabel(label: string): string {
  const decoded = label.startsWith('xn--') ? decodePunycode(label.slice(4)) : undefined;
  // An address in ASCII may hold anything: only letters are shown, never signs that change the text around them.
  return decoded !== undefined && /^[\p{L}\p{M}\p{N}-]+$/u.test(decoded) ? decoded : label;
}

/** An address as people read it: with the letters of an international domain in place of `xn--…`. */
export function readableEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + address.slice(at).split('.').map(readableLabel).join('.');
}
