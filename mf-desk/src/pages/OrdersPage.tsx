import { Skeleton } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import { DeskFrame } from '../components/DeskFrame.js';

const Orders = lazyPage(
  () => import('../orders/Orders.js').then((module) => module.Orders),
  <Skeleton $height={240} $radius={16} />,
);

/** All orders, and their refunds. */
export function OrdersPage() {
  return (
    <DeskFrame place="orders">
      <Orders />
    </DeskFrame>
  );
}
