import type { ReactNode } from 'react';
import { DeviceIcon } from '@/features/security/DeviceIcon';
import type { Session } from '@/features/security/deviceWords';
import styles from '@/features/security/DeviceRow.module.css';

interface DeviceRowProps {
  device: Session['device'];
  name: ReactNode;
  /** A label next to the name. */
  mark?: ReactNode;
  facts: readonly string[];
  /** Shown at the end of the row. */
  children?: ReactNode;
}

/** A row in a list of devices. */
export function DeviceRow({ device, name, mark, facts, children }: DeviceRowProps) {
  return (
    <li className={styles.row}>
      <span className="grid muted">
        <DeviceIcon device={device} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{name}</span>
          {mark}
        </p>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {children && <div className={styles.aside}>{children}</div>}
    </li>
  );
}

/** Class of the list around these rows. */
export const deviceList = styles.list;
