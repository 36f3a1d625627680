/** The URL of the owner's database, whose catalog written pages show; undefined for the demo’s. */
export const ownDatabaseOf = (env: NodeJS.ProcessEnv): string | undefined =>
  env['APP_ENV'] === 'production' ? env['DATABASE_URL'] || undefined : undefined;
