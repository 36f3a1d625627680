import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';

const production = {
  APP_ENV: 'production',
  PUBLIC_ORIGIN: 'https://site.example/',
  DATABASE_URL: 'postgres://app:secret@db.example/app',
  APP_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
};

const problemsOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('the configuration', () => {
  it('needs nothing for the demo, and says that its origin is guessed', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      originGuessed: true,
      trustProxy: false,
      databaseUrl: undefined,
    });
  });

  it('follows the port in a guessed origin', () => {
    expect(readConfig({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080');
  });

  it('counts an empty value as none', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: undefined, port: 3000 });
  });

  it('takes a production that is complete', () => {
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      publicOrigin: 'https://site.example',
      originGuessed: false,
      mailFrom: 'no-reply@site.example',
      contactEmail: 'contact@site.example',
      routeRulesHosts: [],
    });
  });

  it('names everything that a production misses at once', () => {
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
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(problemsOf({ [name]: value })).toContain(`${name}: `);
  });

  it('takes Stripe with both of its keys, and names the one that is missing', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readConfig({}).stripe).toBeUndefined();
    expect(readConfig(keys).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: undefined,
    });
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('STRIPE_WEBHOOK_SECRET is missing');
    expect(problemsOf({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toContain('STRIPE_SECRET_KEY is missing');
    expect(problemsOf({ ...keys, STRIPE_SECRET_KEY: 'pk_hunter2' })).not.toContain('hunter2');
  });

  it('never repeats a secret in its complaints', () => {
    expect(
      problemsOf({ ...production, APP_SECRET: 'hunter2', DATABASE_URL: 'http://app:hunter2@db' }),
    ).not.toContain('hunter2');
  });
});
