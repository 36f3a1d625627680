import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import type { Session } from '@/features/security/deviceWords';

const icons = { DESKTOP: Monitor, TABLET: Tablet, PHONE: Smartphone, UNKNOWN: CircleHelp } as const;

/** Icon for the kind of device, next to its description. */
export function DeviceIcon({ device }: { device: Session['device'] }) {
  const Icon = icons[device];
  return <Icon size={22} strokeWidth={1.6} aria-hidden="true" />;
}
