import { Icon, type IconProps } from './icons.tsx';

export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 12 10 7.5l4.5 4.5" />
  </Icon>
);

export const ZoomInIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="9" r="5.25" />
    <path d="m13 13 4 4M9 6.75v4.5M6.75 9h4.5" />
  </Icon>
);

export const ZoomOutIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="9" r="5.25" />
    <path d="m13 13 4 4M6.75 9h4.5" />
  </Icon>
);

export const FitWidthIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 4v12M17 4v12M6 10h8M8 8l-2 2 2 2M12 8l2 2-2 2" />
  </Icon>
);

export const FitPageIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="3" width="10" height="14" rx="1" />
    <path d="M10 6v8M8.5 7.5 10 6l1.5 1.5M8.5 12.5 10 14l1.5-1.5" />
  </Icon>
);

export const PrintIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 7V3h8v4M6 14H4.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H14" />
    <path d="M6 11.5h8V17H6z" />
  </Icon>
);

export const RotateIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15.6 8A6 6 0 1 0 16 11.5" />
    <path d="M16 4v4h-4" />
  </Icon>
);

export const EnlargeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12.5 3.5h4v4M7.5 16.5h-4v-4M16.5 12.5v4h-4M3.5 7.5v-4h4" />
  </Icon>
);

export const ShrinkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.5 7.5h-4v-4M3.5 12.5h4v4M12.5 16.5v-4h4M7.5 3.5v4h-4" />
  </Icon>
);
