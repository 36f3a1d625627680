import { expect, it } from 'vitest';
import readme from '../../README.md?raw';
import { demoUser } from '../../server/demo/seedDemoUser.ts';
import { logins } from './people';

it('the login in the README works with the mock provider too', () => {
  const { login, password } = demoUser;
  expect(readme).toContain(`\`${login}\`, \`${password}\``);
  expect(logins).toContainEqual({ login, password, token: expect.any(String) });
});
