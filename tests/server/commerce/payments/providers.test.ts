import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { earlyEventJob } from '../../../../server/commerce/callbacks/earlyEventJob.ts';
import {
  paymentSettings,
  providers,
  remoteProviders,
  type PaymentMethodId,
} from '../../../../server/commerce/payments/providers.ts';
import { apiPath, routeWithInput } from '../../../../server/http/apiPath.ts';
import { jobs } from '../../../../server/jobs.ts';
import { readConfig } from '../../../../server/kernel/config.ts';
import { languages } from '../../../../src/shared/languages.ts';
import { providerHosts } from '../../../../src/lib/providerPage.ts';
import { testServices } from '../../support/harness.ts';

const services = await testServices();

/** An environment that sets up each provider; leaving one out is a compile error. */
const environments: Readonly<Record<PaymentMethodId, Record<string, string>>> = {
  balance: {},
  sandbox: { APP_ENV: 'demo' },
  stripe: {
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  },
};

const production = {
  APP_ENV: 'production',
  PUBLIC_ORIGIN: 'https://site.example/',
  DATABASE_URL: 'postgres://app:secret@db.example/app',
  APP_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
};

const read = (file: string): string => readFileSync(file, 'utf8');

describe.each(languages.map(({ prefix }) => prefix))('in %s', (prefix) => {
  it.each(providers)('$id has a name and a description', ({ id }) => {
    const words: unknown = JSON.parse(read(`locales/${prefix}/payments.json`));
    const text = expect.stringMatching(/\S/);
    expect(words).toMatchObject({ [id]: { displayName: text, description: text } });
  });
});

describe.each(remoteProviders)('the provider $id', ({ id, remote }) => {
  const config = readConfig(environments[id], paymentSettings);

  it('is disabled in production until it is configured', () => {
    expect(remote.enabled(readConfig(production, paymentSettings))).toBe(false);
    expect(remote.enabled(config)).toBe(true);
  });

  it('has documentation for every variable that it reads', () => {
    const entries = 'entries' in remote.settings.schema ? Object(remote.settings.schema.entries) : {};
    expect(Object.keys(entries)).not.toEqual([]);
    for (const name of Object.keys(entries))
      expect(read('README.md') + read('docs/running.md')).toContain(name);
  });

  it('accepts callbacks at its own path, and only with a valid signature', async () => {
    const app = fastify();
    const received: string[] = [];
    await app.register((scope) =>
      remote.routes(scope, { ...services, config }, async (event) => {
        received.push(event);
        return 'done';
      }),
    );
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/api/payments/${id}/webhook`,
      headers,
      payload: '{"id":"forged"}',
    });
    await app.close();
    expect(statusCode).toBe(400);
    expect(received).toEqual([]);
  });

  it('throws on an unknown event or reads it as unknown', () => {
    const reading = () => remote.readEvent({ id: 'odd', type: 'odd' });
    let outcome: unknown = 'unknown';
    try {
      outcome = reading();
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
    }
    expect(outcome).toBe('unknown');
  });

  it('registers its jobs, each under its own prefix', () => {
    const own = [...remote.jobs, ...(remote.details ? [remote.details.job] : [])];
    const kinds = own.map(({ kind }) => kind);
    expect(kinds.filter((kind) => !kind.startsWith(`${id}.`))).toEqual([]);
    expect(jobs.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds, earlyEventJob.kind]));
  });

  it('keeps its money in a ledger account of its own', () => {
    const provider = providers.find((each) => each.id === id);
    expect(provider?.source('anyone')).toEqual({ kind: 'PROVIDER', provider: id });
  });

  it('has page paths separate from the application’s, in development too', () => {
    for (const path of remote.pagePaths) {
      expect(`${path}/anything`).toMatch(apiPath);
      expect(`${path}/anything`).toMatch(routeWithInput);
      expect(read('vite.config.ts')).toContain(`'${path}'`);
    }
  });
});

it('the browser follows redirects only to the providers’ hosts', () => {
  const hosts = remoteProviders.flatMap(({ remote }) => remote.redirectHosts);
  expect([...providerHosts].sort()).toEqual(hosts.sort());
});

it('a provider is only named in its folder, the provider list, the database and the demo', async () => {
  const names = new RegExp(remoteProviders.map(({ id }) => id).join('|'), 'i');
  const own = remoteProviders.map(({ id }) => `server/commerce/payments/${id}/`);
  const allowed = [
    ...own,
    'server/commerce/payments/providers.ts',
    'server/database/',
    'server/demo/',
    // The hosts are compared above; the texts of a stand-in's page are a file in `locales` like any other.
    'src/lib/providerPage.ts',
    'src/i18n/i18next.d.ts',
  ];
  const naming: string[] = [];
  for await (const file of glob('{server,src}/**/*.{ts,tsx}')) {
    if (allowed.some((path) => file.startsWith(path))) continue;
    const code = read(file).replace(/\/\*[^]*?\*\//g, '');
    if (names.test(code)) naming.push(file);
  }
  expect(naming).toEqual([]);
});
