/** Missing in the list of leaked passwords: common words of other languages, and keyboard walks. */
const words = new Set(
  `passwort motdepasse contraseña contrasena parola пароль йцукен йцукенгш qwertzui qwertzuiop azertyui azertyuiop
  1q2w3e4r5t zaq12wsx iloveyou ilovegod lovelove helloworld changeme changeit secret admin adminadmin administrator
  testtest username login qwe qwertz abc abcd abcdefg abcdefgh asd zxc lol linkedin dubsmash`.split(/\s+/),
);

/** Shorter numbers can all be tried. */
const shortestNumber = 12;

/** Common suffixes of a word that is refused alone. */
const ending = /[\d!?.,*#$@_-]$/u;
const onlyEnding = /^[\d!?.,*#$@_-]*$/u;

/** More after a word is a password of its own. */
const longestEnding = 8;

/** A password and what is left of it with fewer and fewer digits and signs at its end; a number stays as it is. */
function withoutEndings(password: string): string[] {
  const forms = [password];
  if (onlyEnding.test(password)) return forms;
  for (let rest = password; ending.test(rest) && forms.length <= longestEnding; forms.push(rest))
    rest = rest.slice(0, -1);
  return forms;
}

/** Letters that are often written as digits or signs. */
const written: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
};

const asLetters = (text: string): string => text.replace(/[013457$@]/g, (sign) => written[sign] ?? sign);

/** The same characters over and over, or a walk up or down the digits. */
function isPattern(password: string): boolean {
  if (/^(.{1,4})\1+$/su.test(password)) return true;
  return '01234567890123456789'.includes(password) || '98765432109876543210'.includes(password);
}

let leaked: Promise<ReadonlySet<string>> | undefined;

/**
 * The 49,233 most frequent passwords of known leaks: the list of zxcvbn-ts (MIT), read when it is first needed. Nothing
 * is sent anywhere.
 */
const leakedPasswords = (): Promise<ReadonlySet<string>> =>
  (leaked ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/**
 * Whether a password is among the first that anyone would try: one that leaked often, however it is written and with
 * or without digits and signs after it, a pattern, a short number, or the address it belongs to.
 */
export async function isCommonPassword(password: string, login: string): Promise<boolean> {
  const typed = password.normalize('NFKC').trim().toLowerCase();
  const [mailbox = ''] = login.split('@');
  const forms = withoutEndings(typed);
  if (isPattern(typed) || (onlyEnding.test(typed) && typed.length < shortestNumber)) return true;
  if (typed === login || forms.includes(mailbox)) return true;
  const list = await leakedPasswords();
  return [...forms, ...forms.map(asLetters)].some((form) => list.has(form) || words.has(form));
}
