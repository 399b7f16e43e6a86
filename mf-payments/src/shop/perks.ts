import {
  ArrowLeftRight,
  BarChart3,
  Bell,
  Eye,
  Info,
  type LucideIcon,
  Shield,
  Star,
  Users,
} from 'lucide-react';

/** Benefits of premium, in the order of the shop (spec §1 "Free versus Premium"), with links to the features. */
export const PERKS = [
  { key: 'powerSubs', Icon: ArrowLeftRight },
  { key: 'spying', Icon: Eye },
  { key: 'leagues', Icon: Users },
  { key: 'stats', Icon: BarChart3 },
  { key: 'logo', Icon: Shield },
  { key: 'expected', Icon: Info },
  { key: 'updates', Icon: Bell },
  { key: 'crown', Icon: Star },
] as const satisfies readonly { key: string; Icon: LucideIcon }[];
