/** What people choose most, of at least 8 characters and without the digits and signs at the end. */
const words = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd motdepasse contraseña contrasena parola пароль
  qwertyui qwertyuiop qwertzui qwertzuiop azertyui azertyuiop asdfghjk asdfghjkl zxcvbnm zaqwsx qwerty azerty qwertz
  asdfgh asdf qazwsx qazwsxedc 1qaz2wsx 1q2w3e4r 1q2w3e4r5t 1q2w3e q1w2e3r4 q1w2e3r4t5 zaq12wsx йцукен йцукенгш
  iloveyou ilovegod loveyou lovelove iloveu sunshine princess princesa football baseball basketball superman
  spiderman batman starwars pokemon naruto michelle jennifer jessica nicole daniel ashley michael charlie jordan
  samantha alexander victoria christian veronica natasha welcome welcome1 letmein trustno whatever computer
  internet samsung chocolate butterfly liverpool chelsea arsenal barcelona juventus realmadrid benfica corvette
  mercedes ferrari mustang dragon monkey shadow master killer freedom blessed blink ginger cheese pepper summer
  winter spring autumn hello helloworld changeme changeit default secret secret123 admin administrator adminadmin
  root guest test testtest testing user username login qwe abc abcd abcdefgh abcdefg abc123 a1b2c3d4 aa
  google facebook linkedin dubsmash myspace lol zxc asd pass passpass passwd access monday
  friday success maverick phoenix midnight scorpion creative diamond elephant hottie jasmine matrix nothing
  platinum rainbow slipknot snoopy soccer softball tigger tinkerbell turtle winner zxcvbn`.split(/\s+/),
);

/** Shorter numbers can all be tried. */
const shortestNumber = 12;

const ending = /[\d!?.,*#$@_-]+$/u;

/** The same characters over and over, or a walk up or down the digits. */
function isPattern(password: string): boolean {
  if (/^(.{1,4})\1+$/su.test(password)) return true;
  return '01234567890123456789'.includes(password) || '98765432109876543210'.includes(password);
}

/**
 * Whether a password is among the first that anybody would try: a very common word with or without digits and
 * signs after it, a pattern, a short number, or the address it belongs to.
 */
export function isCommonPassword(password: string, login: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const [mailbox = ''] = login.split('@');
  const bare = typed.replace(ending, '');
  return (
    isPattern(typed) ||
    words.has(typed) ||
    words.has(bare) ||
    (bare === '' && typed.length < shortestNumber) ||
    typed === login ||
    bare === mailbox
  );
}
