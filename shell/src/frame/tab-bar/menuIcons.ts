import type { MenuIcon } from '@euro/platform/manifest';
import {
  ArrowLeftRight,
  BookOpen,
  CalendarDays,
  ChartNoAxesColumn,
  CircleUser,
  CreditCard,
  House,
  LayoutGrid,
  type LucideIcon,
  Medal,
  MessageSquare,
  Shield,
  Shirt,
  Star,
  Trophy,
  Users,
} from 'lucide-react';

const ICONS: Readonly<Record<MenuIcon, LucideIcon>> = {
  home: House,
  points: ChartNoAxesColumn,
  team: Shirt,
  transfers: ArrowLeftRight,
  friends: Users,
  stats: LayoutGrid,
  rankings: Trophy,
  matches: CalendarDays,
  teams: Shield,
  payments: CreditCard,
  premium: Star,
  rules: BookOpen,
  prizes: Medal,
  profile: CircleUser,
  help: MessageSquare,
};

/** The drawing of a menu entry; a plain one where its section names none. */
export const menuIcon = (icon: MenuIcon | undefined): LucideIcon => (icon ? ICONS[icon] : LayoutGrid);
