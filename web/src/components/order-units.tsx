interface OrderUnitsProps {
  units: readonly { orderItemId: number; quantity: number }[];
  lines: readonly { id: number; name: string }[];
  className?: string;
}

/** The units of a shipment or a return, one line each, which keeps its direction between texts of the other one. */
export function OrderUnits({ units, lines, className }: OrderUnitsProps) {
  return (
    <ul className={className}>
      {units.map(({ orderItemId, quantity }) => (
        <li key={orderItemId} className="wrap-anywhere">
          <bdi>{`${quantity} × ${lines.find(({ id }) => id === orderItemId)?.name ?? ''}`}</bdi>
        </li>
      ))}
    </ul>
  );
}
