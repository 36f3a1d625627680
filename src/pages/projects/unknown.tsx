import type { LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '@/lib/pageError';

/** No project has this name: the page declares itself invalid, whose error the error page shows. */
export const loader = ({ request }: LoaderFunctionArgs): never => notFound(new URL(request.url).pathname);

/** Never shown: the loader always fails. */
export const Component = () => null;
