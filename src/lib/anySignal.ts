/** A signal that aborts as soon as one of `signals` does, with its reason. Older browsers have no `AbortSignal.any`. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const follow = () => controller.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow);
  }
  return controller.signal;
}
