import { describe, expect, it } from 'vitest';
import { paymentSettings } from '../../../server/commerce/payments/providers.ts';
import { stripeSettings } from '../../../server/commerce/payments/stripe/settings.ts';
import { ConfigError, readConfig } from '../../../server/kernel/config.ts';

const production = {
  APP_ENV: 'production',
  PUBLIC_ORIGIN: 'https://site.example/',
  DATABASE_URL: 'postgres://app:secret@db.example/app',
  APP_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
};

const problemsOf = (env: Record<string, string>): string => {
  try {
    readConfig(env, paymentSettings);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('the configuration', () => {
  it('needs no settings for the demo, and reports that its origin is a guess', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      originGuessed: true,
      trustProxy: false,
      databaseUrl: undefined,
    });
  });

  it('uses the configured port in the guessed origin', () => {
    expect(readConfig({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080');
  });

  it('treats an empty value as missing', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: undefined, port: 3000 });
  });

  it('accepts a complete production configuration', () => {
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      publicOrigin: 'https://site.example',
      originGuessed: false,
      mailFrom: 'no-reply@site.example',
      contactEmail: 'contact@site.example',
      routeRulesHosts: [],
    });
  });

  it('rejects two listeners on one port', () => {
    expect(problemsOf({ PORT: '4000', METRICS_PORT: '4000' })).toContain('METRICS_PORT');
    expect(readConfig({ PORT: '4000', METRICS_PORT: '4001' }).metrics).toEqual({
      port: 4001,
      host: '127.0.0.1',
      token: undefined,
    });
  });

  it('reports everything that production lacks at once', () => {
    const problems = problemsOf({ APP_ENV: 'production' });
    for (const name of ['PUBLIC_ORIGIN', 'DATABASE_URL', 'APP_SECRET', 'SMTP_URL'])
      expect(problems).toContain(`${name} is missing`);
  });

  it.each([
    ['APP_ENV', 'test'],
    ['PORT', '70000'],
    ['PORT', 'three'],
    ['DATABASE_URL', 'mysql://db.example/app'],
    ['PUBLIC_ORIGIN', 'ftp://site.example'],
    ['PUBLIC_ORIGIN', 'site.example'],
    ['APP_SECRET', 'short'],
    ['SMTP_URL', 'https://mail.example'],
    ['CONTACT_EMAIL', 'nobody'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, ::/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1/8/8'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', 'some'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'with a space in it, and long'],
    ['SECURITY_CONTACT', 'nobody'],
    ['SECURITY_CONTACT', 'http://site.example/security'],
    ['SECURITY_CONTACT', 'mailto:a@b.example\nPolicy: https://evil.example'],
  ])('rejects %s=%s, naming the setting', (name, value) => {
    expect(problemsOf({ [name]: value })).toContain(`${name}: `);
  });

  it('accepts Stripe with both of its keys, and names the missing one', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(stripeSettings.of(readConfig({})).account).toBeUndefined();
    expect(stripeSettings.of(readConfig(keys)).account).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: undefined,
    });
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('STRIPE_WEBHOOK_SECRET is missing');
    expect(problemsOf({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toContain('STRIPE_SECRET_KEY is missing');
    expect(problemsOf({ ...keys, STRIPE_SECRET_KEY: 'pk_hunter2' })).not.toContain('hunter2');
    expect(problemsOf({ ...keys, STRIPE_SECRET_KEY: 'pk_hunter2' })).toContain(
      'STRIPE_SECRET_KEY: must begin',
    );
  });

  it('never repeats a secret in its error messages', () => {
    expect(
      problemsOf({ ...production, APP_SECRET: 'hunter2', DATABASE_URL: 'http://app:hunter2@db' }),
    ).not.toContain('hunter2');
  });
});
