import * as v from 'valibot';
import { tabMemory } from '@/lib/tabMemory';

/** The email typed into one of the auth forms. Carried over to the others without ever appearing in a URL. */
export const typedEmail = tabMemory('auth.email', v.string());
