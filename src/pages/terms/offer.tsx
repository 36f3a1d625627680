import { documentPage } from '@/features/documents/documentPage';

export const { loader, prepareData, Component } = documentPage('terms');
