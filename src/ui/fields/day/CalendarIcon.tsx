import { Icon } from '@/ui/icons';

/** Drawn here because the icon package would add weight to the settings page's first script. */
export const CalendarIcon = ({ size }: { size: number }) => (
  <Icon size={size}>
    <path d="M3 10h18M8 2.5v4m8-4v4M5 4.5h14a2 2 0 0 1 2 2V20a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2ZM8 14h.01M12 14h.01M16 14h.01M8 18h.01M12 18h.01M16 18h.01" />
  </Icon>
);
