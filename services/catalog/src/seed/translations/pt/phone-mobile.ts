import type { ProductTranslation } from '../../seed-translation';

export const phoneMobile: Record<string, ProductTranslation> = {
  'pocketfen-drift-phone-gimbal': {
    name: 'Gimbal para celular Pocketfen Drift',
    description:
      'Imagem firme andando, no trote ou correndo. Três motores cancelam o tremor, o gatilho segue um rosto e tudo se abre pronto para gravar em um segundo. No cabo se esconde um pé de tripé.',
    specs: [
      { label: 'Eixos', value: '3, motorizados' },
      { label: 'Celulares', value: '58–90 mm de largura, até 300 g' },
      { label: 'Autonomia', value: '10 horas' },
      { label: 'Extensão', value: 'Haste embutida de 21 cm' },
      { label: 'Recarga', value: 'USB-C, carrega também o celular' },
      { label: 'Peso', value: '312 g' },
    ],
  },
  'pocketfen-folding-phone-tripod': {
    name: 'Tripé dobrável para celular Pocketfen',
    description:
      'Pau de selfie, tripé e controle remoto dobrados em uma barra da grossura de uma caneta. A garra vai de retrato a paisagem com um clique, e o controle sai do cabo. Fica de pé a 1,3 m, sobre pés de verdade.',
    specs: [
      { label: 'Altura', value: '24–130 cm' },
      { label: 'Celulares', value: '58–95 mm de largura' },
      { label: 'Controle remoto', value: 'Bluetooth, 10 m' },
      { label: 'Material', value: 'Alumínio' },
      { label: 'Peso', value: '245 g' },
    ],
  },
  'pocketfen-reserve-20k-power-bank': {
    name: 'Power bank Pocketfen Reserve 20K',
    description:
      'Um dia de filmagem em um bloco do tamanho de um livro de bolso. Carrega ao mesmo tempo um notebook a 65 W, um celular e uma câmera, e uma telinha diz exatamente quanto resta. Permitido na bagagem de mão.',
    specs: [
      { label: 'Capacidade', value: '20.000 mAh, 74 Wh' },
      { label: 'Saída', value: 'USB-C de 65 W, mais 2 portas' },
      { label: 'Recarga', value: '90 minutos' },
      { label: 'Tela', value: 'Porcentagem, watts, tempo restante' },
      { label: 'Peso', value: '425 g' },
    ],
  },
  'pocketfen-trio-charging-stand': {
    name: 'Base de carregamento Pocketfen Trio',
    description:
      'Celular, relógio e fones carregam em uma base só, com um cabo só. O ímã segura o celular em um ângulo que ainda dá para ler, em pé ou deitado. A base é pesada, então o celular sai com uma mão.',
    specs: [
      { label: 'Celular', value: '15 W sem fio, magnético' },
      { label: 'Relógio', value: '5 W' },
      { label: 'Fones', value: '5 W' },
      { label: 'Entrada', value: 'USB-C, 30 W' },
      { label: 'Material', value: 'Alumínio, silicone macio' },
    ],
  },
  'pocketfen-harbor-8-in-1-usb-c-hub': {
    name: 'Hub USB-C 8 em 1 Pocketfen Harbor',
    description:
      'Oito portas a partir de uma, em uma barra de alumínio que não esquenta. Tela, rede, cartões, discos e energia passam por um único cabo trançado. Testado com câmera, placa de captura e microfone ao mesmo tempo.',
    specs: [
      { label: 'Vídeo', value: 'HDMI, 4K a 60 Hz' },
      { label: 'USB', value: '2 × USB-A, 1 × USB-C, 10 Gbit/s' },
      { label: 'Cartões', value: 'SD e microSD, UHS-I' },
      { label: 'Rede', value: 'Gigabit Ethernet' },
      { label: 'Potência', value: 'Passagem de 100 W' },
      { label: 'Dimensões', value: '124 × 42 × 14 mm' },
    ],
  },
  'pocketfen-pebble-65w-charger': {
    name: 'Carregador de 65 W Pocketfen Pebble',
    description:
      'Um carregador pequeno para o notebook, o celular e o fone. O nitreto de gálio o mantém frio e com metade do tamanho do que ele substitui. Os pinos dobram.',
    specs: [
      { label: 'Saída', value: '65 W, divididos entre 3 portas' },
      { label: 'Portas', value: '2 × USB-C, 1 × USB-A' },
      { label: 'Entrada', value: '100–240 V' },
      { label: 'Dimensões', value: '52 × 46 × 31 mm' },
      { label: 'Peso', value: '118 g' },
    ],
  },
  'pocketfen-vault-portable-ssd': {
    name: 'SSD portátil Pocketfen Vault 1 TB',
    description:
      'Espaço para quarenta horas de 4K em algo menor que um cartão de banco. Rápido o bastante para editar direto nele, vedado contra poeira e chuva, e tranquilo em quedas de dois metros. O cabo curto encaixa na lateral.',
    specs: [
      { label: 'Capacidade', value: '1 TB' },
      { label: 'Velocidade', value: '2000 MB/s de leitura e gravação' },
      { label: 'Conexão', value: 'USB-C, 20 Gbit/s' },
      { label: 'Proteção', value: 'IP65, quedas de 2 m' },
      { label: 'Peso', value: '58 g' },
    ],
  },
  'pocketfen-phone-lens-kit': {
    name: 'Kit de lentes para celular Pocketfen',
    description:
      'Três lentes de vidro que dão novos olhos ao celular: grande-angular, macro e retrato 2×. Elas rosqueiam em um clipe que serve em qualquer câmera de celular e moram juntas em um estojo rígido. A macro foca a três centímetros.',
    specs: [
      { label: 'Lentes', value: 'Grande-angular 0,6×, macro 15×, tele 2×' },
      { label: 'Vidro', value: 'Multirrevestido' },
      { label: 'Rosca', value: '17 mm' },
      { label: 'Compatível com', value: 'Celulares de até 11 mm de espessura' },
      { label: 'Na caixa', value: '3 lentes, clipe, tampas, estojo rígido' },
    ],
  },
  'pocketfen-braided-usb-c-cable': {
    name: 'Cabo USB-C trançado Pocketfen 2 m',
    description:
      'O cabo em que você deixa de pensar. Nylon trançado sobre um núcleo de aramida, pontas dobradas trinta mil vezes e energia de sobra para um notebook. Uma tira de couro mantém tudo enrolado.',
    specs: [
      { label: 'Comprimento', value: '2 m' },
      { label: 'Potência', value: '100 W' },
      { label: 'Dados', value: '10 Gbit/s' },
      { label: 'Revestimento', value: 'Nylon trançado' },
      { label: 'Conectores', value: 'USB-C para USB-C' },
    ],
  },
};
