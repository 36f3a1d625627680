/** Missing from the list of leaked passwords: common words of other languages, and keyboard walks. */
const words = new Set(
  `passwort motdepasse contraseña contrasena parola пароль йцукен йцукенгш qwertzui qwertzuiop azertyui azertyuiop
  1q2w3e4r5t zaq12wsx iloveyou ilovegod lovelove helloworld changeme changeit secret admin adminadmin administrator
  testtest username login qwe qwertz abc abcd abcdefg abcdefgh asd zxc lol linkedin dubsmash`.split(/\s+/),
);

/** Shorter numbers can be brute-forced. */
const shortestNumber = 12;

/** Characters commonly appended to a word that would be refused on its own. */
const suffixCharacter = /[\d!?.,*#$@_-]$/u;
const onlySuffix = /^[\d!?.,*#$@_-]*$/u;

/** A longer suffix makes it a password of its own. */
const maxSuffixLength = 8;

/** The password, and what is left as trailing digits and symbols are stripped one by one; a number stays as it is. */
function withoutSuffixes(password: string): string[] {
  const forms = [password];
  if (onlySuffix.test(password)) return forms;
  for (let rest = password; suffixCharacter.test(rest) && forms.length <= maxSuffixLength; forms.push(rest))
    rest = rest.slice(0, -1);
  return forms;
}

/** Digits and symbols that often stand in for letters. */
const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
};

const asLetters = (text: string): string => text.replace(/[013457$@]/g, (sign) => lookalikes[sign] ?? sign);

/** A few characters repeated, or a run up or down the digits. */
function isPattern(password: string): boolean {
  if (/^(.{1,4})\1+$/su.test(password)) return true;
  return '01234567890123456789'.includes(password) || '98765432109876543210'.includes(password);
}

let leaked: Promise<ReadonlySet<string>> | undefined;

/**
 * The 49,233 most frequent passwords from known leaks: the zxcvbn-ts list (MIT), loaded on first use. Nothing is sent
 * anywhere.
 */
const leakedPasswords = (): Promise<ReadonlySet<string>> =>
  (leaked ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/**
 * Whether a password is among the first that anyone would try: a commonly leaked one, regardless of case, lookalike
 * characters and trailing digits or symbols; a pattern; a short number; or the address it belongs to.
 */
export async function isCommonPassword(password: string, login: string): Promise<boolean> {
  const typed = password.normalize('NFKC').trim().toLowerCase();
  const [mailbox = ''] = login.split('@');
  const forms = withoutSuffixes(typed);
  if (isPattern(typed) || (onlySuffix.test(typed) && typed.length < shortestNumber)) return true;
  if (typed === login || forms.includes(mailbox)) return true;
  const list = await leakedPasswords();
  return [...forms, ...forms.map(asLetters)].some((form) => list.has(form) || words.has(form));
}
