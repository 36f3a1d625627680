import 'react-router';

/** Loaders and middleware get the typed context of route middleware. */
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
