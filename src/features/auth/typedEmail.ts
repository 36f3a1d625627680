import * as v from 'valibot';
import { tabMemory } from '@/lib/tabMemory';

/** The email that was typed into a form around logging in: it goes along to the others, and never into an address. */
export const typedEmail = tabMemory('auth.email', v.string());
