import { expect, it } from 'vitest';
import readme from '../../README.md?raw';
import { demoUser } from '../../server/demo/seedDemoUser.ts';
import { logins } from './people';

it('the log-in that the README names works without a server too', () => {
  const { login, password } = demoUser;
  expect(readme).toContain(`\`${login}\`, \`${password}\``);
  expect(logins).toContainEqual({ login, password, token: expect.any(String) });
});
