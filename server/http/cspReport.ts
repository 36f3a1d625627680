import * as v from 'valibot';

/** Every directive in our policy or derived from it by browsers: metric labels must come from a closed list. */
const directives: ReadonlySet<string> = new Set([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
]);

/** Keywords that browsers report as blocked instead of a URL. */
const keywords: ReadonlySet<string> = new Set(['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob']);

const text = v.fallback(v.string(), '');

/** A violation in the older (`report-uri`) and newer (`report-to`) reporting formats. */
const older = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
    }),
  }),
  v.transform(({ 'csp-report': report }) => ({
    directive: report['effective-directive'] || report['violated-directive'],
    blocked: report['blocked-uri'],
    document: report['document-uri'],
  })),
);
const newer = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
  }),
  v.transform(({ body }) => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    document: body.documentURL,
  })),
);

export type CspReport = v.InferOutput<typeof newer>;

const requestBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.pipe(
      older,
      v.transform((report) => [report]),
    ),
    // One list may also contain other kinds of reports.
    v.pipe(
      v.array(
        v.union([
          newer,
          v.pipe(
            v.unknown(),
            v.transform(() => undefined),
          ),
        ]),
      ),
      v.transform((list) => list.filter((report) => report !== undefined)),
    ),
  ]),
);

/** The violations in a request; undefined if it is not a report. */
export function reportsIn(body: string): CspReport[] | undefined {
  const parsed = v.safeParse(requestBody, body);
  return parsed.success ? parsed.output : undefined;
}

/** The directive, or `other`. The older format may append the sources to it. */
export function directiveOf({ directive }: CspReport): string {
  const [name = ''] = directive.split(' ', 1);
  return directives.has(name) ? name : 'other';
}

/** The blocked source: a keyword or an origin, never a full URL. */
export function blockedOf({ blocked }: CspReport): string {
  if (keywords.has(blocked)) return blocked;
  const { protocol, origin } = URL.parse(blocked) ?? {};
  if (protocol === 'http:' || protocol === 'https:') return (origin ?? '').slice(0, 100);
  return protocol !== undefined && /^[a-z-]{1,20}:$/.test(protocol) ? protocol : 'other';
}

/** The part of the site where it happened: at most two plain segments, so that no reference or token is included. */
export function pageOf({ document }: CspReport): string | undefined {
  const segments = URL.parse(document)?.pathname.split('/').filter(Boolean).slice(0, 2) ?? [];
  const plain = segments.filter((segment) => /^[a-z-]{1,20}$/.test(segment));
  return plain.length === segments.length ? `/${plain.join('/')}` : undefined;
}
