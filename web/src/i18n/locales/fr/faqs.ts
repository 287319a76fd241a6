import type { Translation } from '../../messages';

export const faqs: Translation<'faqs'> = {
  'faqs.lead': 'Des réponses rapides aux questions les plus fréquentes.',
  'faqs.group_payment': 'Commande et paiement',
  'faqs.group_delivery': 'Livraison',
  'faqs.group_returns': 'Retours et garantie',
  'faqs.group_account': 'Compte et récompenses',
  'faqs.pay': 'Comment payer ?',
  'faqs.pay_text':
    'Nous acceptons toutes les grandes cartes. Stripe traite le paiement : nous ne voyons jamais votre numéro de carte.',
  'faqs.safe': 'Et si ma connexion est coupée pendant le paiement ?',
  'faqs.safe_text': 'Aucun double débit n’aura lieu. Si le paiement a abouti, vous recevrez un e-mail de confirmation.',
  'faqs.currency': 'Dans quelle devise le paiement se fait-il ?',
  'faqs.currency_text':
    'En {{charged}}. Les prix dans d’autres devises sont des estimations au taux de change et à la date indiqués.',
  'faqs.change': 'Puis-je modifier ou annuler une commande ?',
  'faqs.change_text':
    'Oui, jusqu’à l’expédition. Écrivez-nous avec votre numéro de commande. Les commandes annulées sont intégralement remboursées.',
  'faqs.cost': 'Combien coûte la livraison ?',
  'faqs.cost_text': 'La livraison est gratuite dans le monde entier.',
  'faqs.long': 'Combien de temps prend la livraison ?',
  'faqs.long_text': 'Entre 2 et 14 jours ouvrés selon la région. Les délais figurent dans Infos livraison.',
  'faqs.where': 'Où est ma commande ?',
  'faqs.where_text':
    'Utilisez Suivre ma commande avec votre numéro de commande et votre e-mail. Avec un compte, elle figure aussi dans Mon compte.',
  'faqs.return': 'Puis-je retourner un produit ?',
  'faqs.return_text':
    'Oui, sous 30 jours et quelle que soit la raison. Vous récupérez tout votre argent et nous payons le retour.',
  'faqs.broken': 'Que faire si un produit tombe en panne ?',
  'faqs.broken_text':
    'Chaque produit est garanti un an. Écrivez-nous avec votre numéro de commande et nous organisons la réparation ou le remplacement.',
  'faqs.account': 'Ai-je besoin d’un compte ?',
  'faqs.account_text':
    'Non. Avec un compte, vous voyez vos commandes, cumulez des points et donnez votre avis sur vos achats.',
  'faqs.points': 'Comment fonctionnent les points ?',
  'faqs.points_text':
    'Vous gagnez 1 point par tranche de {{unit}}. 1000 points donnent {{reward}} de réduction. Échangez-les dans Mon compte, Récompenses.',
  'faqs.password': 'J’ai oublié mon mot de passe',
  'faqs.password_text':
    'Utilisez le lien de la page de connexion. Nous vous enverrons un e-mail pour en choisir un autre.',
  'faqs.erase': 'Comment supprimer mes données ?',
  'faqs.erase_text':
    'Dans Mon compte, Paramètres, vous pouvez exporter vos données ou supprimer votre compte. La page Confidentialité explique ce que nous conservons et pourquoi.',
  'faqs.unanswered': 'Vous n’avez pas trouvé de réponse ?',
  'faqs.ask': 'Contactez-nous',
  'help.lead': 'Trouvez une réponse ou écrivez-nous.',
  'help.search': 'Rechercher une réponse',
  'help.found_one': '{{count}} réponse',
  'help.found_other': '{{count}} réponses',
  'help.none': 'Aucune réponse ne correspond à votre recherche.',
  'help.topics': 'Thèmes',
  'help.track_text': 'Consultez l’état de votre commande.',
  'help.shipping_text': 'Frais, délais de livraison et douane.',
  'help.returns_text': '30 jours pour retourner et un an de garantie.',
  'help.sizes_text': 'Vérifiez que c’est adapté à votre bureau, vos oreilles ou votre sac.',
  'help.account_text': 'Commandes, récompenses et paramètres.',
  'help.contact_text': 'Une vraie personne répond, 24 h/24.',
  'help.answers': 'Questions fréquentes',
};
