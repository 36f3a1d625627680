import { expect, it, vi } from 'vitest';

it('an application that cannot be mounted says so and fails', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  await expect(import('@/main')).rejects.toThrow('No element to mount');
  expect(complain).toHaveBeenCalledWith('The application could not be mounted', expect.any(Error));
});
