import { afterAll, expect, it } from 'vitest';
import { ask, logIn } from '../support/calls.ts';
import { realPasswords } from '../support/cheapPasswords.ts';
import { testApp, testServices } from '../support/harness.ts';
import { distanceOf, processorTimeOf } from '../support/processorTime.ts';
import { newAddress, registered, registerMutation, registration } from '../support/registering.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;

process.env[realPasswords] = '1';
afterAll(() => void delete process.env[realPasswords]);

/** How many attempts of each kind; set `LOGIN_TRIES=200` for a precise measurement. */
const tries = Number(process.env['LOGIN_TRIES'] ?? '30');
const isClose = (distance: number) => distance < 0.1;

/** The processor time of a failed log-in. */
async function costOfLogin(login: string): Promise<number> {
  // Keeps the account and the address below their limits.
  await db.deleteFrom('rate_limits').execute();
  return processorTimeOf(async () => {
    const { statusCode } = await logIn(app, { login, password: 'not the password' });
    expect(statusCode).toBe(401);
  });
}

/** The processor time of a registration. */
async function costOfRegistration(login: string): Promise<number> {
  await db.deleteFrom('rate_limits').execute();
  await db.deleteFrom('pending_registrations').execute();
  await db.deleteFrom('jobs').where('kind', '=', 'registration.send').execute();
  return processorTimeOf(async () => {
    const { codes } = await ask(app, registerMutation, { variables: { input: registration({ login }) } });
    expect(codes).toEqual([]);
  });
}

it(
  'log-ins with an unknown account and with a wrong password differ by less than a tenth in time',
  { timeout: 300_000 },
  async () => {
    const known = () => costOfLogin('demo@orrery.example');
    const unknown = () => costOfLogin(newAddress());
    expect(await distanceOf(tries, [unknown, known], isClose)).toBeLessThan(0.1);
  },
);

it(
  'registrations for a taken address and for a free one differ by less than a tenth in time',
  { timeout: 300_000 },
  async () => {
    const { login } = await registered(services, app);
    const taken = () => costOfRegistration(login);
    const free = () => costOfRegistration(newAddress());
    expect(await distanceOf(tries, [free, taken], isClose)).toBeLessThan(0.1);
  },
);
