import * as v from 'valibot';
import { defineSettings, whole } from '../../../kernel/settings.ts';

export const sandboxSettings = defineSettings(
  v.pipe(
    v.object({ SANDBOX_DELAY_SECONDS: v.optional(whole(0, 86_400), '90') }),
    v.transform(({ SANDBOX_DELAY_SECONDS: delaySeconds }) => ({ delaySeconds })),
  ),
);
