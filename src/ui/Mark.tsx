/** The product's logo: a body in orbit around a center. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="16" cy="16" r="13.5" strokeWidth="1.3" />
      <circle cx="16" cy="16" r="8" strokeWidth="1" opacity="0.55" />
      <circle cx="16" cy="16" r="3.3" fill="var(--accent)" stroke="none" />
      <circle cx="25.6" cy="6.4" r="2.5" fill="currentColor" stroke="none" />
    </svg>
  );
}
