import type { ReactNode } from 'react';

/** Props of every icon: a class name that colours or turns it. */
export interface IconProps {
  className?: string;
}

/**
 * A 20 px stroke icon without a name: the text beside it, or the button's label, says the meaning.
 */
export function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 5.5h14M3 10h14M3 14.5h14" />
  </Icon>
);

export const FoldIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="4" width="14" height="12" rx="1.5" />
    <path d="M8 4v12" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 8 4.5 4.5L14.5 8" />
  </Icon>
);

export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5.5 7.5 10l4.5 4.5" />
  </Icon>
);

export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m8 5.5 4.5 4.5L8 14.5" />
  </Icon>
);

export const FirstIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 5.5v9M14 5.5 9.5 10l4.5 4.5" />
  </Icon>
);

export const LastIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14.5 5.5v9M6 5.5l4.5 4.5L6 14.5" />
  </Icon>
);

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="9" r="5.25" />
    <path d="m13 13 4 4" />
  </Icon>
);

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
    <circle cx="13" cy="6" r="2" />
    <circle cx="7" cy="14" r="2" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4v12M4 10h12" />
  </Icon>
);

export const CircleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="5.5" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 10.5 4 4 8-9" />
  </Icon>
);

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="4.5" width="14" height="12.5" rx="1.5" />
    <path d="M3 8.5h14M7 2.5v3.5M13 2.5v3.5" />
  </Icon>
);

export const HourglassIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 3h9M5.5 17h9M6.5 3v2.5L10 10l3.5-4.5V3M6.5 17v-2.5L10 10l3.5 4.5V17" />
  </Icon>
);

export const DeleteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 5.5h13M8 5.5V4a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v1.5M5.5 5.5l.6 10a1.5 1.5 0 0 0 1.5 1.5h4.8a1.5 1.5 0 0 0 1.5-1.5l.6-10" />
  </Icon>
);

export const RetryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 10a6 6 0 1 1-1.8-4.3L16 7.5" />
    <path d="M16 3.5v4h-4" />
  </Icon>
);

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6.5v4M10 13.4v.1" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 9.5v4M10 6.6v-.1" />
  </Icon>
);

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="9" width="11" height="8" rx="1.5" />
    <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
  </Icon>
);

export const EmptyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 11.5 5.2 4.7A1 1 0 0 1 6.2 4h7.6a1 1 0 0 1 1 .7L17 11.5V15a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z" />
    <path d="M3 11.5h4l1 2h4l1-2h4" />
  </Icon>
);

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="7" r="3" />
    <path d="M4 16.5c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5" />
  </Icon>
);

export const LogoutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 3.5H5a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h3M12.5 13.5 16 10l-3.5-3.5M16 10H8" />
  </Icon>
);

export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="2.5" />
    <path d="M10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M15.3 4.7l-1.4 1.4M6.1 13.9l-1.4 1.4" />
  </Icon>
);

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 8.5a4.5 4.5 0 0 1 9 0c0 4 1.5 5 1.5 5H4s1.5-1 1.5-5M8.5 16.2a1.6 1.6 0 0 0 3 0" />
  </Icon>
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3.5v9M6.5 9.5 10 13l3.5-3.5M4 16.5h12" />
  </Icon>
);

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 4.5H5a1 1 0 0 0-1 1V15a1 1 0 0 0 1 1h9.5a1 1 0 0 0 1-1v-3.5M11.5 3.5h5v5M16.5 3.5 9.5 10.5" />
  </Icon>
);

export const DashboardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="3" width="6" height="7.5" rx="1" />
    <rect x="11" y="3" width="6" height="4.5" rx="1" />
    <rect x="3" y="12.5" width="6" height="4.5" rx="1" />
    <rect x="11" y="9.5" width="6" height="7.5" rx="1" />
  </Icon>
);

export const ClientsIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="7.5" cy="7" r="2.75" />
    <path d="M2.5 16c.4-2.7 2.4-4 5-4s4.6 1.3 5 4M13 4.5a2.75 2.75 0 0 1 0 5M14.5 12.3c1.7.5 2.7 1.7 3 3.7" />
  </Icon>
);

export const QuoteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 2.5h6l4 4V16.5a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1z" />
    <path d="M11.5 2.5v4h4M7.5 10.5h5M7.5 13.5h3" />
  </Icon>
);

export const PolicyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 2.5 4 4.8V9.5c0 4 2.6 6.7 6 8 3.4-1.3 6-4 6-8V4.8z" />
    <path d="m7.5 9.8 1.8 1.8 3.3-3.6" />
  </Icon>
);

export const RequestIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 3.5h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H9.5L6 16.5v-3H4a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1z" />
    <path d="M6.5 7h7M6.5 10h4.5" />
  </Icon>
);

export const ReportIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 17h14M5 14.5v-4M9 14.5V4.5M13 14.5V8M16 14.5V11" />
  </Icon>
);

export const ClaimIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3 17.5 16.5h-15z" />
    <path d="M10 8v4M10 14.2v.1" />
  </Icon>
);

export const NoticeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 8.5v3a1 1 0 0 0 1 1h2l7 3.5V4L6 7.5H4a1 1 0 0 0-1 1zM16 8a3 3 0 0 1 0 4M6.5 12.5 7.5 17" />
  </Icon>
);

export const CashOutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15.5 6.5V4.5a1 1 0 0 0-1-1h-10a1.5 1.5 0 0 0 0 3H16a1 1 0 0 1 1 1V15a1 1 0 0 1-1 1H4.5A1.5 1.5 0 0 1 3 14.5V5" />
    <path d="M13.5 11.2v.1" />
  </Icon>
);

export const CommissionIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 15 10-10" />
    <circle cx="6" cy="6" r="2" />
    <circle cx="14" cy="14" r="2" />
  </Icon>
);

export const CollectionIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2.5" y="5" width="15" height="10" rx="1" />
    <circle cx="10" cy="10" r="2.25" />
    <path d="M5.5 10v.01M14.5 10v.01" />
  </Icon>
);
