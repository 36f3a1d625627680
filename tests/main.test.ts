import { expect, it, vi } from 'vitest';

it('an application without an element to mount logs an error and fails', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  await expect(import('@/main')).rejects.toThrow('No element to mount');
  expect(complain).toHaveBeenCalledWith('The application could not be mounted', expect.any(Error));
});

it('an application that fails while mounting logs and rethrows the error', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const broken = new Error('broken page');
  vi.doMock('@/mount', () => ({ mount: () => Promise.reject(broken) }));
  vi.resetModules();
  document.body.innerHTML = '<div id="app"></div>';
  // The test runner's own listeners would end the run.
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const thrown = new Promise((resolve) => void process.once('unhandledRejection', resolve));
  await import('@/main');
  expect(await thrown).toBe(broken);
  expect(complain).toHaveBeenCalledWith('The application could not be mounted', broken);
  for (const listener of listeners) process.on('unhandledRejection', listener);
});
