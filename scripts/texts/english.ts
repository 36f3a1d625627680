/**
 * Patterns that English texts avoid: translated phrases, British words, and promises that the shop doesn't keep. Each
 * comes with what to write instead. `pages` are the texts of the site, emails and demo; `everywhere` are also server
 * messages, the command line, and the documents.
 */
interface Pattern {
  readonly found: RegExp;
  readonly instead: string;
}

const everywhere: readonly Pattern[] = [
  {
    found: /\bnothing (?:more |else )?(?:is|was|will be) charged\b/i,
    instead: 'You won’t be / weren’t charged.',
  },
  { found: /\bwrites? to us\b/i, instead: 'Contact us' },
  {
    found: /\b(?:payments?|money) (?:has |have |had |never |still )*arrive[sd]?\b/i,
    instead: 'goes through, is received',
  },
  { found: /\bany more\b/i, instead: 'anymore' },
  { found: /\bgoes on\b/i, instead: 'continues' },
  { found: /\bcom(?:es?|ing) along\b/i, instead: 'moves with, is included' },
  { found: /\bwhat bec(?:ame|omes) of\b/i, instead: 'its status' },
  { found: /\bg(?:ive|ives|ave|iven|iving) (?:it )?back\b/i, instead: 'refund' },
  { found: /\b(?:every|some|no)body\b/i, instead: 'everyone, someone, no one' },
  { found: /\bworking days?\b/i, instead: 'business days' },
  { found: /\bshows? (?:its|their) working\b/i, instead: 'shows its work' },
  {
    found: /\bwaistcoats?\b|\bpairs? of scales\b|\bprimary schools?\b/i,
    instead: 'vest, scale, elementary school',
  },
  { found: /\bon (?:offer|sale)\b/i, instead: 'available' },
  { found: /\bwork(?:s|ed|ing)? out\b/i, instead: 'calculate' },
  { found: /\bon our side\b/i, instead: 'on our end' },
  { found: /\btowards\b/i, instead: 'toward' },
  {
    found:
      /\b(?:colour|favour|behaviour|harbour|centre|catalogue|licence|cancelled|organis|recognis|traveller|labelled|grey)\w*/i,
    instead: 'the American spelling',
  },
  { found: /\bthere (?:is|are|was) no such\b/i, instead: 'not found' },
  { found: /\bnot good\b|\bgood (?:token|until)\b/i, instead: 'not valid, expires on' },
  { found: /\bwithout an end\b/i, instead: 'with no end date' },
  { found: /\b(?:an?|that|its) events? (?:is|are) over\b|\bdates are over\b/i, instead: 'has ended' },
  { found: /\bin any case\b/i, instead: 'always, regardless' },
  { found: /\b\d[\d,]* dollars\b/i, instead: '$ before the number' },
];

const pagesOnly: readonly Pattern[] = [
  { found: /\bby (?:itself|themselves)\b/i, instead: 'automatically, on its own' },
  { found: /\b(?:took|taken) (?:\S+ ){0,3}back\b/i, instead: 'reversed, deducted' },
  {
    found: /\bask(?:ed|s)? for (?:it\b|(?:an? |your |the )(?:new )?(?:code|link|password|refund)\b)/i,
    instead: 'request',
  },
  { found: /\bno second order\b/i, instead: 'You won’t create a second order.' },
  { found: /\bwe don’t know (?:this|that)\b(?! yet)|\bthat we don’t know\b/i, instead: 'don’t recognize' },
  { found: /\bpage (?:continues|opens|moves on)\b/i, instead: 'This page will update / open.' },
  {
    found:
      /^[^.,:]{1,40} (?:is|are) (?:applied|archived|changed|confirmed|copied|deleted|logged out|removed|saved)\.(?=\s|$)/i,
    instead: 'no “is” in a notice: Link copied.',
  },
  { found: /(?:\bis|’s) over\b/i, instead: 'has ended' },
  { found: /^before:/i, instead: 'Was:' },
  { found: / (?:…|\.\.\.)/, instead: 'no space before the ellipsis' },
  { found: /\bany time\b/i, instead: 'anytime' },
  { found: /\bqueues?\b/i, instead: 'line' },
  { found: /\bwhat is in (?:it|them)\b/i, instead: 'what’s included' },
  { found: /^(?:open|view|see) my\b/i, instead: 'View …' },
  {
    found: /^(?:close|confirm|copy|discard|go to|pay|print|save|see|send|show|view) the [\w ]+$/i,
    instead: 'no article on a button',
  },
  {
    found: /\b(?:are|could|did|do|does|had|has|have|is|should|was|were|will|would) not\b|\bcannot\b/i,
    instead: 'the contraction: isn’t, can’t',
  },
  {
    found: /\b(?:it|they|we|you) will\b|(?:^|[.?!] )(?:here|it|that|there) is\b/i,
    instead: 'the contraction: we’ll, here’s',
  },
  {
    found: /\b(?:they|we|you) (?:are|have (?:been|done|had|seen|sent))\b/i,
    instead: 'the contraction: you’re, we’ve',
  },
  { found: /\bone’s\b/i, instead: 'your' },
  { found: /\bsent you this message\b/i, instead: 'You’re receiving this email because …' },
  { found: /\bbelong(?:s|ed) to it\b/i, instead: 'what’s in it' },
  { found: /\bholds? enough\b|\bwallet holds?\b|\bit holds\b/i, instead: 'your balance is …' },
  { found: /\bpress(?:es)? (?:a|the) button\b|\bwith one press\b/i, instead: 'select' },
  {
    found:
      /\b(?:access to|opens) everything\b|\beverything (?:that orbits|we publish|the projects publish)\b/i,
    instead: 'what the plan includes',
  },
  { found: /\bkeep it forever\b|\bas long as you like\b/i, instead: 'how long the page says access lasts' },
  {
    found: /\bcenter of gravity\b|\bplanetary\b|\byour orbit\b|\bthirteen bodies\b|\bone center\b/i,
    instead: 'what the product is',
  },
  { found: /\bmembers’ prices?\b/i, instead: 'member price' },
  {
    found: /\p{Ll}: (?:it|there|they|we)\b/u,
    instead: 'a full stop between two sentences',
  },
  {
    found: /\bwe (?:ask|email|mail|remind|tell|write to) you\b|\byou find\b/i,
    instead: 'we’ll email you, you’ll find',
  },
  { found: /\b(?:is|are) listed here\b/i, instead: 'will show up here' },
  {
    found: /\b(?:can’t|couldn’t) be (?:changed|loaded|opened|processed|reached|read|sent|shown)\b/i,
    instead: 'We couldn’t load …',
  },
  { found: /\b(?:allow(?:ed)? copying|let us copy)\b/i, instead: 'Couldn’t copy …' },
  { found: /\bcome back later\b/i, instead: 'Try again later.' },
  { found: /^(?:in)?to the\b/i, instead: 'Go to …' },
  { found: /\b(?:\d+|\{\{count\}\}|five|twenty) things?\b/i, instead: 'result, purchase, title' },
];

const search =
  (patterns: readonly Pattern[]) =>
  (where: string, text: string): string[] =>
    patterns.flatMap(({ found, instead }) => {
      const [words] = found.exec(text) ?? [];
      return words === undefined ? [] : [`${where}: “${words.trim()}” instead of “${instead}”`];
    });

/** One line per avoided pattern in a text of the site, the emails or the demo. */
export const pageProblems = search([...everywhere, ...pagesOnly]);

/** One line per avoided pattern in a server message, a help text or a document. */
export const proseProblems = search(everywhere);

/** How many patterns there are, so that a test can have an example of each. */
export const patternCount = everywhere.length + pagesOnly.length;
