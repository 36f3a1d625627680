import type { BackendModule, ReadCallback, Services } from 'i18next';
import type HttpBackend from 'i18next-http-backend';
import type { HttpBackendOptions } from 'i18next-http-backend';
import { loadChunk } from '@/lib/chunks';

/**
 * The library's own backend, loaded with the first message file: a prerendered page contains its messages and needs
 * none.
 */
export class LazyBackend implements BackendModule<HttpBackendOptions> {
  static readonly type = 'backend';
  readonly type = 'backend';
  #made: Promise<HttpBackend> | undefined;
  #make: () => Promise<HttpBackend> = () => Promise.reject(new Error('Not set up'));

  init(services: Services, options: HttpBackendOptions): void {
    this.#make = async () => {
      const { default: Backend } = await loadChunk(() => import('i18next-http-backend'));
      return new Backend(services, options);
    };
  }

  read(language: string, namespace: string, callback: ReadCallback): void {
    this.#made ??= this.#make();
    this.#made
      .then((backend) => backend.read(language, namespace, callback))
      .catch((error: unknown) => {
        // The next file retries.
        this.#made = undefined;
        callback(error instanceof Error ? error : new Error(String(error)), false);
      });
  }
}
