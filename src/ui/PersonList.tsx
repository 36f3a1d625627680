import { Link } from '@/ui/Link';
import styles from '@/ui/PersonList.module.css';
import { Picture } from '@/ui/Picture';
import { safeHref } from '@/ui/safeHref';

interface Person {
  readonly id: string;
  readonly fullName: string;
  /** As the API returns it. */
  readonly avatar: string | null;
  /** Their title or profession. */
  readonly regalia: string | null;
  readonly description: string | null;
  readonly landingUrl: string | null;
}

interface PersonListProps {
  people: readonly Person[];
  /** The name of the link to a person's website. */
  website: string;
  /** The page about a person, if there is one. */
  hrefOf?: (id: string) => string;
}

/** People with their photos, titles and websites. On a project's page, in its color. */
export function PersonList({ people, website, hrefOf }: PersonListProps) {
  return (
    <ul className={`list grid gap-4 ${styles.people}`}>
      {people.map(({ id, fullName, avatar, regalia, description, landingUrl }) => (
        <li key={id}>
          {avatar !== null && (
            <div className={styles.face}>
              <Picture address={avatar} sizes="4rem" shape="round" />
            </div>
          )}
          <h3 className={styles.name}>
            {hrefOf ? (
              <Link className={styles.link} preloadInView={false} to={hrefOf(id)}>
                <bdi>{fullName}</bdi>
              </Link>
            ) : (
              <bdi>{fullName}</bdi>
            )}
          </h3>
          {regalia && (
            <p className={styles.regalia}>
              <bdi>{regalia}</bdi>
            </p>
          )}
          {description && (
            <p>
              <bdi>{description}</bdi>
            </p>
          )}
          {safeHref(landingUrl) && (
            <a
              className={styles.link}
              href={safeHref(landingUrl)}
              rel="noopener noreferrer"
              aria-label={`${website}: ${fullName}`}
            >
              {website}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
