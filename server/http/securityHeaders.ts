import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const year = 31_536_000;

/** Nothing of the device that the application does not use. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * What a browser may do with our pages: only what comes from here, no inline code but the given scripts, in
 * nobody's frame. `scripts` are the hashes of the inline scripts of the page being served.
 */
export async function securityHeaders(
  app: FastifyInstance,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  scripts: () => readonly string[],
): Promise<void> {
  const secure = publicOrigin.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", () => scripts().join(' ')],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        ...(secure && { 'upgrade-insecure-requests': [] }),
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: secure ? { maxAge: year, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
  });
}
