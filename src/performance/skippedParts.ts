import { whenIdle } from '@/lib/whenIdle';

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/**
 * Lays out the parts of the first page that the browser skipped because they were below the window (`.lazy-render` in
 * `layout.css`). One at a time while it is idle, so that it can respond in between; then places further down are where
 * links and Back expect them. Skipping them shows the landing page 0.1 to 0.3 s earlier on a slow phone (decision 43).
 */
export async function layOutSkippedParts(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset['firstPage'] === undefined) return;
  const parts = document.querySelectorAll<HTMLElement>('.lazy-render');
  for (const part of parts) {
    await idle();
    part.style.contentVisibility = 'visible';
  }
  await idle();
  delete root.dataset['firstPage'];
  for (const part of parts) part.style.contentVisibility = '';
}
