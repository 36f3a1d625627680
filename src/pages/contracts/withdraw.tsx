import type { LoaderFunctionArgs } from 'react-router-dom';
import { DeclarationPage } from '@/features/contracts/DeclarationPage';
import { firstStep } from '@/features/contracts/firstStep';

export const loader = ({ request }: LoaderFunctionArgs) => firstStep(request);

/** The page keeps its own steps. */
export const shouldRevalidate = () => false;

/** Withdrawing from a contract, without logging in. */
export const Component = () => <DeclarationPage kind="WITHDRAWAL" />;
