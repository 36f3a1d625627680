import type { FastifyInstance } from 'fastify';
import type { Services } from '../kernel/services.ts';

const day = 86_400_000;

/** How long the file is valid, in days: the standard requires less than a year. */
const validDays = 180;

/** `GET /.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export async function securityTxt(
  app: FastifyInstance,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): Promise<void> {
  app.get('/.well-known/security.txt', (_request, reply) => {
    // Rounded to days, so that the file stays the same while it is cached.
    const today = Math.floor(clock().getTime() / day) * day;
    const expires = new Date(today + validDays * day).toISOString().replace('.000Z', 'Z');
    const lines = [
      `Contact: ${config.securityContact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${config.publicOrigin}/.well-known/security.txt`,
      ...(config.securityPolicy === undefined ? [] : [`Policy: ${config.securityPolicy}`]),
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
